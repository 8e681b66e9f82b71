/** All that lies on the table: the others' mats above, the middle, one's own mat and hand. */
import { useScene } from "./context.ts";
import { Hand } from "./hand.tsx";
import { Mat } from "./mat.tsx";
import { Middle } from "./middle.tsx";
import { Board } from "./motion.tsx";

interface SidesOf {
  /** The hands of the others are drawn too, as far as they are seen. */
  readonly allHands?: boolean;
}

export function Sides({ allHands = false }: SidesOf) {
  const { now, plan } = useScene();
  // A spectator sits behind the first seat, without its hand.
  const me = Math.max(0, now.me);
  const others = now.table.sittings.flatMap((_, seat) => (seat === me ? [] : [seat]));
  return (
    <Board motion={now.motion} things={now.picture.things} isOfSquares={plan.columns !== undefined}>
      {allHands && others.map((seat) => <Hand key={seat} seat={seat} />)}
      <div className="others">
        {others.map((seat) => (
          <Mat key={seat} seat={seat} isFar />
        ))}
      </div>
      <Middle />
      <Mat seat={me} isFar={false} />
      <Hand seat={me} />
    </Board>
  );
}
