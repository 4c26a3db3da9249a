/** Test files of half a minute or more, without `.test.ts`. They start first, so that none runs alone at the end. */
export const SLOW_FILES = ['builds', 'firstStart', 'lastGoodSite', 'i18n', 'preview', 'devPages', 'publishContent'];
