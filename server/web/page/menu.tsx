/** A panel that opens over the table, and closes by itself when the player turns to something else. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface MenuOf {
  readonly className: string;
  readonly summary: ReactNode;
  /** The panel's name, where the summary is a sign. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function Menu({ className, summary, label, children }: MenuOf) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current !== null) details.current.open = false;
  };
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details className={`menu ${className}`} ref={details} onKeyDown={onKey}>
      <summary aria-label={label}>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
