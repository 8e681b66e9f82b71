/** Which alerts the player wants: none but the tab's title until he asks for more. Kept in this browser. */
import { useSyncExternalStore } from "react";

const KEPT = "riposte.alerts";

export interface Alerts {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Notifications, while nobody looks at the page. */
  readonly notify: boolean;
  readonly vibrate: boolean;
}

const NONE: Alerts = { sound: false, volume: 0.5, notify: false, vibrate: false };

const listeners = new Set<() => void>();
let alerts: Alerts = { ...NONE, ...kept() };

function kept(): Partial<Alerts> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export const wantedAlerts = (): Alerts => alerts;

export function keepAlerts(change: Partial<Alerts>): void {
  alerts = { ...alerts, ...change };
  localStorage.setItem(KEPT, JSON.stringify(alerts));
  for (const listener of listeners) listener();
}

export const useAlerts = (): Alerts =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wantedAlerts);
