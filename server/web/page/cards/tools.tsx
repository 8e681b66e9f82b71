/** What the maker of cards may do at his table besides the rules: go back, change the seat, put a card, set a value. */
import { type FormEvent, useState } from "react";
import type { CardSet } from "../../../../shared/kernel/index.ts";
import { seatName, zoneName, zoneParts } from "../match/names.ts";
import { useScene } from "../table/context.ts";
import { plainly, said, t } from "../words/index.ts";
import type { Sandbox } from "./sandbox.ts";

interface ToolsOf {
  readonly sandbox: Sandbox;
  /** The set that the match was begun with. */
  readonly set: CardSet;
  readonly first: string | undefined;
  /** The set is another by now. */
  readonly isOld: boolean;
  onAnew(): void;
  onBack(): void;
}

export function Tools({ sandbox, set, first, isOld, onAnew, onBack }: ToolsOf) {
  const [isFull, setFull] = useState(false);
  // Drawn anew with the table: what can be taken back and who is asked change with it.
  useScene();
  return (
    <section className="tools" aria-label={t("sandbox.label")}>
      <button type="button" onClick={onBack}>
        {t("sandbox.back")}
      </button>
      <button type="button" onClick={onAnew}>
        {t("sandbox.anew")}
      </button>
      <Undo sandbox={sandbox} />
      <Seats sandbox={sandbox} />
      <Put sandbox={sandbox} set={set} first={first} onDone={(done) => setFull(!done)} />
      <Values sandbox={sandbox} onDone={(done) => setFull(!done)} />
      {isFull && <p role="alert">{t("sandbox.full")}</p>}
      {isOld && <p role="status">{t("sandbox.old")}</p>}
    </section>
  );
}

/** The last decision, or any before it. */
function Undo({ sandbox }: { readonly sandbox: Sandbox }) {
  const { depth } = sandbox;
  return (
    <span className="pair">
      <button type="button" disabled={depth === 0} onClick={() => sandbox.undo()}>
        {t("sandbox.undo")}
      </button>
      <select
        aria-label={t("sandbox.to")}
        disabled={depth === 0}
        value={depth}
        onChange={({ target }) => sandbox.undo(Number(target.value))}
      >
        {Array.from({ length: depth + 1 }, (_, at) => depth - at).map((at) => (
          <option key={at} value={at}>
            {at + 1}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Where several are asked at once their order is free. */
function Seats({ sandbox }: { readonly sandbox: Sandbox }) {
  const { now } = useScene();
  const others = sandbox.asked.filter((seat) => seat !== now.me);
  return others.map((seat) => (
    <button type="button" key={seat} onClick={() => sandbox.actAs(seat)}>
      {t("sandbox.act", { name: seatName(now, seat) })}
    </button>
  ));
}

interface PutOf {
  readonly sandbox: Sandbox;
  readonly set: CardSet;
  readonly first: string | undefined;
  onDone(done: boolean): void;
}

function Put({ sandbox, set, first, onDone }: PutOf) {
  const { now, plan } = useScene();
  const [card, setCard] = useState(first ?? set.cards[0]?.id ?? "");
  const [seat, setSeat] = useState(now.me);
  const [zone, setZone] = useState(plan.hand[0] ?? "");
  const [copies, setCopies] = useState(1);
  const own = new Set(set.cards.map(({ id }) => id));
  const [mine, others] = [true, false].map((isOwn) =>
    [...now.cards.values()].filter(({ id }) => own.has(id) === isOwn),
  );
  const ids = [...new Set(sandbox.zones.map((key) => zoneParts(key).id))];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const key = sandbox.zones.includes(zone) ? zone : `${zone}:${seat}`;
    onDone(Array.from({ length: copies }, () => sandbox.put(card, seat, key)).every(Boolean));
  };
  return (
    <form className="put" onSubmit={onSubmit}>
      <select aria-label={t("sandbox.card")} value={card} onChange={({ target }) => setCard(target.value)}>
        {[...(mine ?? []), ...(others ?? [])].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <SeatChoice seat={seat} onSeat={setSeat} />
      <select aria-label={t("sandbox.zone")} value={zone} onChange={({ target }) => setZone(target.value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {zoneName(plan.id, id)}
          </option>
        ))}
      </select>
      <input
        type="number"
        min={1}
        max={20}
        value={copies}
        aria-label={t("sandbox.copies")}
        onChange={({ target }) => setCopies(Math.min(20, Math.max(1, target.valueAsNumber || 1)))}
      />
      <button type="submit">{t("sandbox.put")}</button>
    </form>
  );
}

function SeatChoice({ seat, onSeat }: { readonly seat: number; onSeat(seat: number): void }) {
  const { now } = useScene();
  return (
    <select
      aria-label={t("sandbox.for")}
      value={seat}
      onChange={({ target }) => onSeat(Number(target.value))}
    >
      {now.table.sittings.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <option key={at} value={at}>
          {seatName(now, at)}
        </option>
      ))}
    </select>
  );
}

/** The numbers of a seat, such as what it has to spend. */
function Values({ sandbox, onDone }: Pick<PutOf, "sandbox" | "onDone">) {
  const { now } = useScene();
  const [seat, setSeat] = useState(now.me);
  const [key, setKey] = useState<string>();
  const [number, setNumber] = useState(10);
  const values = sandbox.valuesOf(seat);
  const chosen = key ?? values[0]?.[0];
  if (chosen === undefined) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone(sandbox.set(seat, chosen, number));
  };
  return (
    <form className="put" onSubmit={onSubmit}>
      <SeatChoice seat={seat} onSeat={setSeat} />
      <select aria-label={t("sandbox.value")} value={chosen} onChange={({ target }) => setKey(target.value)}>
        {values.map(([name, value]) => (
          <option key={name} value={name}>
            {said(`gauge.${name}`) ?? plainly(name)} ({value})
          </option>
        ))}
      </select>
      <input
        type="number"
        step={1}
        value={number}
        aria-label={t("sandbox.number")}
        onChange={({ target }) => setNumber(Math.trunc(target.valueAsNumber) || 0)}
      />
      <button type="submit">{t("sandbox.set")}</button>
    </form>
  );
}
