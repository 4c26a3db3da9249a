/** All that a page runs before a patient does something. React is not part of it. */
import { watchComparisons } from './comparisons.ts';
import { watchDisclosures } from './disclosures.ts';
import { wakeIslands } from './islands.ts';
import { watchNotices } from './notices.ts';
import { endOffers } from './offers.ts';
import { trackPageViews } from './pageView.ts';
import { watchScroll } from './scroll.ts';

watchScroll();
watchDisclosures();
watchNotices();
endOffers();
watchComparisons();
wakeIslands();
trackPageViews();
