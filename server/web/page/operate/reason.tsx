/** A reason, without which an operator does nothing, and the button that does it. */
import { type FormEvent, type ReactNode, useState } from "react";
import { WHY_LENGTH } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { said } from "../words/peace.ts";

interface ReasonOf {
  readonly label: string;
  /** What else is asked. */
  readonly children?: ReactNode;
  onWhy(why: string): Promise<void>;
  onDone(): void;
}

export function Reason({ label, children, onWhy, onDone }: ReasonOf) {
  const [why, setWhy] = useState("");
  const [isDone, setDone] = useState(false);
  const refusal = useRefusal();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    if ((await refusal.of(onWhy(why).then(() => true))) === undefined) return;
    setWhy("");
    setDone(true);
    onDone();
  };
  return (
    <form className="reason" onSubmit={(event) => void submit(event)}>
      {children}
      <label>
        {said("peace.why")}
        <input value={why} required maxLength={WHY_LENGTH} onChange={(event) => setWhy(event.target.value)} />
      </label>
      <button type="submit">{label}</button>
      {isDone && <p role="status">{said("peace.done")}</p>}
      {refusal.line}
    </form>
  );
}
