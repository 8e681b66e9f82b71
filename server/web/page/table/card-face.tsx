/** A card drawn from its data; it scales with the room it is given, and shows its text where there is some. */

import { type CardLook, faceOf, type GamePlan, type Stat } from "../../../../shared/games/plan.ts";
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import { cardLine, costWord } from "../words/cards.ts";
import { plainly, said, t } from "../words/index.ts";
import { useSetting } from "./context.ts";
import { Emblem, ownColour } from "./emblem.tsx";
import { WhiteIcon } from "./icon.tsx";
import { Sigil } from "./sigil.tsx";

type Values = Readonly<Record<string, number>>;

export const Back = () => <span className="card back" role="img" aria-label={t("card.hidden")} />;

export function CardFace({ card, values = {} }: { readonly card: CardInfo; readonly values?: Values }) {
  const { plan } = useSetting();
  return <PrintedCard card={card} plan={plan} values={values} />;
}

export function PrintedCard({
  card,
  plan,
  values = {},
}: {
  readonly card: CardInfo;
  readonly plan: GamePlan;
  readonly values?: Values;
}) {
  const face = faceOf(card);
  const look = plan.look(face);
  return (
    <span className="card" data-kind={look.kind} data-tint={look.tint} {...ownColour(card.badge)}>
      <span className="top">
        <span className="name">{card.name}</span>
        <Cost game={plan.id} look={look} />
      </span>
      {typeof face.art === "string" ? (
        <img className="art" src={face.art} alt="" loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        <Sigil
          game={plan.id}
          seed={card.id}
          name={typeof face.name === "string" ? face.name : card.name}
          kind={look.kind}
          line={look.line}
          tribe={look.tribe}
          tint={look.tint}
        />
      )}
      <span className="line">{cardLine(plan.id, look.line)}</span>
      <span className="text">
        {card.text.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <Marks plan={plan} look={look} values={values} />
      <Emblem badge={card.badge} />
      <span className="stats">
        {look.stats.map((stat) => (
          <StatBadge key={stat.label} stat={stat} values={values} />
        ))}
      </span>
    </span>
  );
}

const Cost = ({ game, look }: { readonly game: string; readonly look: CardLook }) => (
  <span className="cost">
    {look.cost.map(({ text, tint, label }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
      <b key={at} data-tint={tint} title={label && costWord(game, label)}>
        {text}
      </b>
    ))}
  </span>
);

/** Printed, or as it is in play; more or less than printed is marked by shape, not by colour alone. */
function StatBadge({ stat, values }: { readonly stat: Stat; readonly values: Values }) {
  const { label, value, attr, minus, icon } = stat;
  const live = attr === undefined || values[attr] === undefined ? undefined : values[attr];
  const shown = (live ?? value) - (minus === undefined ? 0 : (values[minus] ?? 0));
  const change = shown > value ? "more" : shown < value ? "less" : undefined;
  return (
    <b className="stat" data-stat={label} data-change={change} title={said(`stat.${label}`) ?? label}>
      {icon !== undefined && <WhiteIcon icon={icon} />}
      {shown}
    </b>
  );
}

/** Counters and marks that are neither stats nor shown by the card's lie. */
function Marks({
  plan,
  look,
  values,
}: {
  readonly plan: GamePlan;
  readonly look: CardLook;
  readonly values: Values;
}) {
  const shown = new Set([
    ...look.stats.flatMap(({ attr, minus }) => [attr, minus]),
    ...look.keywords,
    ...plan.unsaid,
    ...plan.turned,
  ]);
  const marks = Object.entries(values).filter(([key]) => !shown.has(key));
  return (
    <span className="marks">
      {marks.map(([key, value]) => (
        <i key={key} data-mark={key}>
          {said(`mark.${key}.${value}`) ??
            `${said(`mark.${key}`) ?? plainly(key)}${value === 1 ? "" : ` ${value}`}`}
        </i>
      ))}
    </span>
  );
}
