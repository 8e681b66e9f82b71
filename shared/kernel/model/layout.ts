/** Where everything of a match stands: zones, vars and attributes by number. */
export interface Layout {
  /** Bits of all seats and the spectators. */
  readonly all: number;
  readonly zoneKeys: readonly string[];
  readonly zoneMasks: readonly number[];
  readonly zoneDefs: readonly number[];
  /** First zone of each definition; a seat's zone is that plus the seat. */
  readonly zoneBase: Readonly<Record<string, number>>;
  /** All marks that objects of this match can have. */
  readonly vars: readonly string[];
  readonly varIndex: Readonly<Record<string, number>>;
  readonly attrIndex: Readonly<Record<string, number>>;
  /** By attribute: whether the card alone says it (`Ruleset.printed`). */
  readonly isPrinted: readonly boolean[];
  /** Slots of each zone definition; 0 where it is not numbered. */
  readonly slots: readonly number[];
  readonly noVars: readonly number[];
  readonly noAttrs: readonly number[];
}
