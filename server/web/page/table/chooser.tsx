/** Filling in an intent, one choice after the other; what is one thing is sent as it is chosen, all else when it is confirmed. */
import type { Domain, Json, Slot } from "../../../../shared/kernel/index.ts";
import { type Choice, isChosen, isReady, isSingle, type Making, thingOf } from "../match/draft.ts";
import { cardName, choiceName, namesApart, valueName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { said, t } from "../words/index.ts";
import { useScene } from "./context.ts";
import { offerText } from "./prompts.ts";

export function Chooser() {
  const { now, doings } = useScene();
  const making = doings.making;
  if (making === undefined) return null;
  const { offer, made, next } = making;
  const card = cardOf(making);
  return (
    <div className="chooser">
      <div className="so-far">
        {/* An answer has no name but what is asked. */}
        {offer.next?.slot !== "choice" && (
          <strong>
            {offerText(now, offer)}
            {card !== undefined && ` · ${cardName(now, card)}`}
          </strong>
        )}
        {made.map((choice, at) => (
          <button
            type="button"
            key={choice.slot.slot}
            className="made"
            onClick={() => doings.reopen(at)}
            title={t("chooser.change")}
          >
            {slotName(now, choice.slot.slot)}: {madeText(choice)}
          </button>
        ))}
        {next !== null && <span className="asking">{slotHelp(now, next)}</span>}
      </div>
      {next !== null && (
        <div className="open">
          <Choices domain={next.domain} />
        </div>
      )}
      <Sending making={making} />
    </div>
  );

  /** The choices so far, by the names they were chosen by. */
  function madeText({ slot: { slot, domain }, value }: Choice): string {
    const all = Array.isArray(value) ? (value as readonly Json[]) : [value];
    const of: readonly Json[] = "of" in domain ? domain.of : [];
    const nameOf = (one: Json) => choiceName(now, slot, one, card);
    const names = namesApart(now, of, nameOf);
    return all.map((one) => names[of.indexOf(one)] ?? nameOf(one)).join(", ") || t("chooser.none");
  }
}

const cardOf = ({ offer }: Making): string | undefined =>
  typeof offer.action.card === "string" ? offer.action.card : undefined;

function Sending({ making }: { readonly making: Making }) {
  const { doings } = useScene();
  return (
    <div className="choices sending">
      {(isReady(making) || !isSingle(making.next?.domain)) && (
        <button
          type="button"
          className="main"
          disabled={!isReady(making) || doings.isSending}
          onClick={() => doings.confirm()}
        >
          {t("chooser.confirm")} <kbd>⏎</kbd>
        </button>
      )}
      <button type="button" className="quiet" onClick={doings.undo}>
        {t("chooser.undo")} <kbd>U</kbd>
      </button>
    </div>
  );
}

const slotName = ({ table }: Snapshot, slot: string): string =>
  said(`slot.${table.ruleset}.${slot}`) ?? said(`slot.${slot}`) ?? slot;

function slotHelp(now: Snapshot, { slot, domain }: Slot): string {
  // An answer has no name but what is asked.
  const name = slot === "choice" ? "" : slotName(now, slot);
  if (domain.kind === "subset")
    return domain.min === domain.max
      ? led(name, t("chooser.exactly", { n: domain.min }))
      : led(name, t("chooser.between", { min: domain.min, max: Math.min(domain.max, domain.of.length) }));
  if (domain.kind === "pay") return t("chooser.pay", { n: domain.due });
  return name === "" ? t("chooser.exactly", { n: 1 }) : name;
}

const led = (name: string, what: string): string => (name === "" ? what : t("chooser.led", { name, what }));

function Choices({ domain }: { readonly domain: Domain }) {
  switch (domain.kind) {
    case "one":
    case "subset":
      return <Values of={domain.of} />;
    case "pay":
      return <Values of={domain.items.map(({ item }) => item)} />;
    case "order":
      return <Order of={domain.of} />;
    case "amount":
      return <Amount min={domain.min} max={domain.max} />;
    case "assign":
      return <Split over={domain.over} total={domain.total} />;
  }
}

function Values({ of }: { readonly of: readonly Json[] }) {
  const { now, doings, look } = useScene();
  const making = doings.making;
  if (making === undefined) return null;
  const isOne = making.next?.domain.kind === "one";
  const slot = making.next?.slot ?? "";
  const names = namesApart(now, of, (value) => choiceName(now, slot, value, cardOf(making)));
  return (
    <fieldset className="choices values">
      {of.map((value, at) => (
        <button
          type="button"
          key={JSON.stringify(value)}
          aria-pressed={isOne ? making.value === value : isChosen(making, String(value))}
          onClick={() => (isOne ? doings.pick(value) : doings.point(String(value)))}
          onPointerEnter={() =>
            look(now.picture.things[thingOf(String(value))]?.card, thingOf(String(value)))
          }
          onPointerLeave={() => look(undefined)}
        >
          {names[at]}
        </button>
      ))}
    </fieldset>
  );
}

function Order({ of }: { readonly of: readonly string[] }) {
  const { now, doings } = useScene();
  const list = (doings.making?.value ?? []) as readonly string[];
  // A number stays with its thing when that is moved.
  const names = namesApart(now, of, (value) =>
    choiceName(now, doings.making?.next?.slot ?? "", value, undefined),
  );
  const nameOf = (item: string): string => names[of.indexOf(item)] ?? item;
  const up = (at: number) =>
    doings.set([...list.slice(0, at - 1), ...list.slice(at - 1, at + 1).reverse(), ...list.slice(at + 1)]);
  return (
    <ol className="choices order">
      {list.map((item, at) => (
        <li key={item}>
          <button
            type="button"
            disabled={at === 0}
            onClick={() => up(at)}
            aria-label={t("chooser.earlier", { name: nameOf(item) })}
          >
            {at + 1}. {nameOf(item)} ◂
          </button>
        </li>
      ))}
    </ol>
  );
}

function Amount({ min, max }: { readonly min: number; readonly max: number }) {
  const { doings } = useScene();
  return (
    <label className="choices amount">
      <input
        type="range"
        min={min}
        max={max}
        value={Number(doings.making?.value ?? min)}
        aria-label={t("chooser.amount")}
        onChange={(event) => doings.set(Number(event.target.value))}
      />
      <output>{Number(doings.making?.value ?? min)}</output>
    </label>
  );
}

function Split({ over, total }: { readonly over: readonly string[]; readonly total: number }) {
  const { now, doings } = useScene();
  const parts = (doings.making?.value ?? []) as readonly number[];
  const names = namesApart(now, over, (value) => valueName(now, value));
  const left = total - parts.reduce((a, b) => a + b, 0);
  const give = (at: number, by: number) =>
    doings.set(parts.map((part, one) => (one === at ? part + by : part)));
  return (
    <ul className="choices split">
      {over.map((item, at) => (
        <li key={item}>
          <button
            type="button"
            disabled={parts[at] === 0}
            onClick={() => give(at, -1)}
            aria-label={t("chooser.less", { name: names[at] ?? item })}
          >
            −
          </button>
          <span>
            {names[at]} {parts[at]}
          </span>
          <button
            type="button"
            disabled={left === 0}
            onClick={() => give(at, 1)}
            aria-label={t("chooser.more", { name: names[at] ?? item })}
          >
            +
          </button>
        </li>
      ))}
      <li>{t("chooser.left", { n: left })}</li>
    </ul>
  );
}
