/**
 * Who owns a match (architecture.md 7), small enough to look at every run of it: two processes, one match, a clock. A step is
 * what one session does between two moments at which another may come between; a process that stands still is one whose
 * step does not come. `server/store/jobs/owners.ts`, `server/match/journal/lease.ts` and
 * `server/match/hosts/hosts.ts` are what is modelled.
 *
 * Times are told from now on and epochs by their age, so that runs of any length come to few states.
 */

/** What of it is as it is in the server; without all of it, as it was. */
export interface Rules {
  /** Renewals have the owner's line and the match to themselves; claims have the line to be read. */
  readonly locks: boolean;
  /** A match that was claimed before a late beat is proved by that beat before it is hosted. */
  readonly proves: boolean;
  /** No process takes more of its lease for certain than others leave it whose session is gone. */
  readonly doubts: boolean;
}

type Name = 0 | 1;
type Holder = `${"renewal" | "claim"} of ${Name}`;

/** How many claims were committed since: 0 is the newest epoch, and null none at all. */
type Age = number | null;

/** What a process has under way: a renewal as it was judged and what it keeps, a claim and what it has. */
interface Renewal {
  /** Steps of the clock since it was asked for. */
  age: number;
  late?: boolean;
  keeps?: Age;
  done?: true;
}
interface Claim {
  has: Age;
  done?: true;
  /** A late beat came since it began. */
  doubted?: true;
}

interface Process {
  /** For how long its lease holds for certain by its own clock. */
  sure: number;
  /** The epoch under which it hosts the match. */
  hosts: Age;
  /** What the last late beat said is its own. */
  kept: Age;
  renewal: Renewal | null;
  claim: Claim | null;
}

export interface State {
  /** What is committed: for how long each lease holds, below 0 where it is over, and whose the match is. */
  leases: [number, number];
  owner: Name;
  /** Which sessions have an owner's line, to themselves or to be read, and which has the match in hand. */
  lines: [Holder[], Holder[]];
  match: Holder | null;
  processes: [Process, Process];
}

/** In steps of the clock: of a lease, and of what a process takes for certain of it. */
const LEASE = 2;
const CERTAIN = 1;
/** Of epochs older than this nothing more is told apart: that makes them no less old. */
const OLDEST = 2;

const begun = (hosts: Age): Process => ({ sure: CERTAIN, hosts, kept: null, renewal: null, claim: null });

const first: State = {
  leases: [LEASE, LEASE],
  owner: 0,
  lines: [[], []],
  match: null,
  processes: [begun(0), begun(null)],
};

/** Whether a process may say something of the match: a hello, an answer, a refusal. */
const speaks = ({ hosts, sure }: Process): boolean => hosts !== null && sure > 0;

/** Both say something of the match. */
export const twoHosts = ({ processes }: State): boolean => processes.every(speaks);

/** One says something whose rows the journal would not take. */
export const staleHost = ({ processes }: State): boolean =>
  processes.some((one) => speaks(one) && one.hosts !== 0);

/** Changes the state where the step can be taken now; false where it cannot, and nothing is changed. */
type Step = (state: State) => boolean;

function letGo(state: State, holder: Holder): void {
  state.lines = [0, 1].map((n) => state.lines[n].filter((one) => one !== holder)) as State["lines"];
  if (state.match === holder) state.match = null;
}

const renewal = (one: Name, { locks, doubts }: Rules): Record<string, Step> => {
  const me: Holder = `renewal of ${one}`;
  return {
    "is asked for"({ processes }) {
      if (processes[one].renewal !== null) return false;
      processes[one].renewal = { age: 0 };
      return true;
    },
    "is judged"({ processes, lines, leases }) {
      const { renewal: own } = processes[one];
      // Whoever reads the line makes it wait.
      if (own === null || own.late !== undefined || (locks && lines[one].length > 0)) return false;
      lines[one].push(me);
      own.late = leases[one] < 0;
      return true;
    },
    "looks what is kept"(state) {
      const { renewal: own } = state.processes[one];
      if (!own?.late || own.keeps !== undefined || (locks && state.match !== null)) return false;
      if (locks) state.match = me;
      own.keeps = state.owner === one ? 0 : null;
      return true;
    },
    "is committed"(state) {
      const { renewal: own } = state.processes[one];
      if (own === null || own.done || (own.late !== false && own.keeps === undefined)) return false;
      state.leases[one] = LEASE;
      letGo(state, me);
      own.done = true;
      return true;
    },
    "is heard of"({ processes }) {
      const process = processes[one];
      const { renewal: own, claim: other } = process;
      if (!own?.done) return false;
      if (own.late) {
        process.kept = own.keeps ?? null;
        if (process.kept !== process.hosts) process.hosts = null;
        if (other !== null) other.doubted = true;
      }
      process.sure = Math.max(0, (doubts ? CERTAIN : LEASE) - own.age);
      process.renewal = null;
      return true;
    },
  };
};

const claim = (one: Name, { locks, proves }: Rules): Record<string, Step> => {
  const me: Holder = `claim of ${one}`;
  return {
    "is asked for"(state) {
      const { owner, lines, leases, processes } = state;
      const process = processes[one];
      if (process.claim !== null || process.hosts !== null || state.match !== null) return false;
      if (owner !== one && leases[owner] >= 0) return false;
      // A line that another writes is passed by.
      if (locks && owner !== one && lines[owner].some((by) => by.startsWith("renewal"))) return false;
      if (locks && owner !== one) lines[owner].push(me);
      state.match = me;
      process.claim = { has: null };
      return true;
    },
    "is committed"(state) {
      const { claim: own } = state.processes[one];
      if (own === null || own.done) return false;
      for (const process of state.processes) grow(process);
      state.owner = one;
      letGo(state, me);
      own.has = 0;
      own.done = true;
      return true;
    },
    "is hosted"({ processes }) {
      const process = processes[one];
      const { claim: own } = process;
      if (!own?.done) return false;
      const isProved = !proves || !own.doubted || process.kept === own.has;
      process.hosts = isProved ? own.has : null;
      process.claim = null;
      return true;
    },
  };
};

/**
 * Another process ends the lease of one whose session is gone. Sessions may go at any time, also of those who live: so
 * nothing is asked here but the age of the lease.
 */
const ended =
  (one: Name, { locks }: Rules): Step =>
  ({ leases, lines }) => {
    // A line that somebody has in hand is passed by.
    if (locks && lines[one].length > 0) return false;
    if (leases[one] < 0 || leases[one] > LEASE - CERTAIN) return false;
    leases[one] = -1;
    return true;
  };

const older = (age: Age): Age => (age === null ? null : Math.min(OLDEST, age + 1));

/** There is a newer epoch. */
function grow(process: Process): void {
  process.hosts = older(process.hosts);
  process.kept = older(process.kept);
  if (process.claim !== null) process.claim.has = older(process.claim.has);
  if (process.renewal?.keeps !== undefined) process.renewal.keeps = older(process.renewal.keeps);
}

/** A row of who does not own the match any more is fenced, and it knows. */
const fenced =
  (one: Name): Step =>
  ({ processes, match }) => {
    const process = processes[one];
    if (!speaks(process) || match !== null || process.hosts === 0) return false;
    process.hosts = null;
    return true;
  };

const tick: Step = (state) => {
  state.leases = [Math.max(-1, state.leases[0] - 1), Math.max(-1, state.leases[1] - 1)];
  for (const process of state.processes) {
    process.sure = Math.max(0, process.sure - 1);
    if (process.renewal !== null) process.renewal.age = Math.min(LEASE, process.renewal.age + 1);
  }
  return true;
};

function steps(rules: Rules): [name: string, step: Step][] {
  const of = (what: string, some: Record<string, Step>) =>
    Object.entries(some).map(([does, step]): [string, Step] => [`${what} ${does}`, step]);
  const each = ([0, 1] as const).flatMap((one): [string, Step][] => [
    ...of(`the renewal of ${one}`, renewal(one, rules)),
    ...of(`the claim of ${one}`, claim(one, rules)),
    [`a row of ${one} is fenced`, fenced(one)],
    [`the lease of ${one} is ended`, ended(one, rules)],
  ]);
  return [["time goes on", tick], ...each];
}

export interface Explored {
  readonly states: number;
  /** The shortest run to what must never be, step by step. */
  readonly run?: readonly string[];
}

/** Looks at every state that can be reached, the nearest first, until one is wrong. */
export function explore(rules: Rules, isWrong: (state: State) => boolean): Explored {
  const all = steps(rules);
  const known = new Map<string, { readonly from: string; readonly by: string }>();
  known.set(JSON.stringify(first), { from: "", by: "" });
  // A map is walked in the order of putting in, and what is put in meanwhile comes, too.
  for (const text of known.keys()) {
    let state = JSON.parse(text) as State;
    for (const [by, step] of all) {
      if (!step(state)) continue;
      const next = JSON.stringify(state);
      if (!known.has(next)) {
        known.set(next, { from: text, by });
        if (isWrong(state)) return { states: known.size, run: runTo(next, known) };
      }
      state = JSON.parse(text) as State;
    }
  }
  return { states: known.size };
}

function runTo(state: string, known: ReadonlyMap<string, { from: string; by: string }>): string[] {
  const run: string[] = [];
  for (let at = known.get(state); at !== undefined && at.by !== ""; at = known.get(at.from))
    run.unshift(at.by);
  return run;
}
