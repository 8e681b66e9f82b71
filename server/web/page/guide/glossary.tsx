/** Words of a game, each with what it means. */
interface GlossaryOf {
  readonly entries: readonly { readonly word: string; readonly help: string }[];
}

export function Glossary({ entries }: GlossaryOf) {
  if (entries.length === 0) return null;
  return (
    <dl>
      {entries.map(({ word, help }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  );
}
