/** The scripts that only sites with many branches have. Apart from their facts: the bundler's configuration imports it. */

/** The module that puts the clinic that a reader has chosen in the place of the primary one. */
export const CHOSEN_CLINIC_MODULE = 'renderer/client/chosenClinic.ts';

/** The one that sorts clinics by nearness, which that one loads. */
export const FINDER_MODULE = 'renderer/client/finder/finder.ts';
