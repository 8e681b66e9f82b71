/**
 * Parts of the page that come over the line when they are first drawn. React's own `lazy` shows for a third of a second
 * that it waits, where it waits at all.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** @param meanwhile what stands in its place until it has come; what does not come is thrown where it is drawn */
export function late<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  meanwhile: (props: P) => ReactNode = () => null,
) {
  let come: ComponentType<P> | undefined;
  const fetched = async (): Promise<ComponentType<P>> => {
    come ??= (await load()).default;
    return come;
  };
  function Part(props: P) {
    const [Drawn, draw] = useState(() => come);
    const [failure, fail] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (Drawn !== undefined) return;
      fetched().then(
        (part) => draw(() => part),
        (error: unknown) => fail({ error }),
      );
    }, [Drawn]);
    if (failure !== undefined) throw failure.error;
    return Drawn === undefined ? meanwhile(props) : <Drawn {...props} />;
  }
  /** For who will draw it in a moment; what fails here is said when it is drawn. */
  Part.expect = (): void => void fetched().catch(() => {});
  return Part;
}
