/** Also on a site that leaves this page out: Vike wants an address of each page, and `onPrerenderStart` replaces it by those of the site. */
export const onBeforePrerenderStart = () => ['/wisdom-tooth-removal'];
