import type { Progress, Step } from '../../cli/progress.ts';

/** What the steps of a build share: how their progress is shown, and the signal that ends them. */
export type Run = Readonly<{ progress: Progress; stopped: AbortSignal }>;

/** The step that a part of the build belongs to, and the signal that ends it. */
export type RunningStep = Readonly<{ step: Step; stopped: AbortSignal }>;
