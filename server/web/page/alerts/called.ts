/** Calls the player back to the page: by the tab's title always, else by what he wants. */
import { useEffect } from "react";
import { alerts } from "./settings.ts";

/** Milliseconds. */
const BUZZ = 120;

/** While there is a text, the tab says it; where it comes to a page that nobody looks at, the player is called. */
export function useCalled(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    document.title = `● ${text} · Riposte`;
    const done = document.hidden ? call(text) : undefined;
    return () => {
      document.title = "Riposte";
      done?.();
    };
  }, [text]);
}

/** @returns takes the call back */
function call(text: string): () => void {
  const { notify, vibrate } = alerts.read();
  const badge = navigator.setAppBadge?.(1);
  badge?.catch(() => {});
  if (vibrate) navigator.vibrate?.(BUZZ);
  const notice = notify ? noticeOf(text) : undefined;
  const done = () => {
    navigator.clearAppBadge?.().catch(() => {});
    notice?.close();
    document.removeEventListener("visibilitychange", done);
  };
  document.addEventListener("visibilitychange", done);
  return done;
}

function noticeOf(text: string): Notification | undefined {
  if (!("Notification" in window) || Notification.permission !== "granted") return undefined;
  try {
    // One tag: a new notice stands in the place of the last.
    const notice = new Notification("Riposte", { body: text, tag: "riposte", icon: "/icon.svg" });
    notice.onclick = () => window.focus();
    return notice;
  } catch {
    // Some phones notify for installed pages alone.
    return undefined;
  }
}
