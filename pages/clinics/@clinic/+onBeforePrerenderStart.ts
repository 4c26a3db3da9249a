/** Any address of this folder: `onPrerenderStart` replaces it by those of the site. */
export const onBeforePrerenderStart = () => ['/clinics/@clinic'];
