/** What waits until the page has loaded, and costs nothing before. */
import { keepPages } from './keepPages.ts';
import { fetchNextPages } from './nextPages.ts';
import { whenShown } from './whenShown.ts';

/** The page is drawn first, also one that was rendered before it is shown. In milliseconds. */
const DRAWN = 200;

/** Prepares for what the patient may do next: open another page, or lose the connection. */
export function prepare(): void {
  for (const step of [fetchNextPages, keepPages]) whenShown(() => setTimeout(step, DRAWN));
}
