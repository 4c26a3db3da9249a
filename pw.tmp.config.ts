import base from './playwright.config.ts';
const { webServer, ...rest } = base as any;
export default { ...rest, retries: 0, reporter: 'line' };
