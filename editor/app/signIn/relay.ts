/** Signing in to GitHub through a relay that speaks the protocol of sveltia-cms-auth, in a window of its own. */
import { jsonValue } from '../../../locales/model/json/jsonValue.ts';

/** The parts of `window` that are used. */
export type Opener = Pick<Window, 'addEventListener' | 'removeEventListener' | 'open' | 'location'>;

/** `blocked`: the browser opened no window; `closed`: the person has closed it; `refused`: the relay or GitHub refuses, in its own words. */
export type SignInFailure = Error & Readonly<{ code: 'blocked' | 'closed' | 'refused' }>;

const failure = (code: SignInFailure['code'], says = ''): SignInFailure =>
  Object.assign(new Error(says), { name: 'SignInFailure', code });

const HELLO = 'authorizing:github';
const ANSWER = /^authorization:github:(success|error):(\{[\s\S]*\})$/;
/** Interval for checking that the window is still open, in milliseconds. */
const POLL_INTERVAL = 500;

/** Asks for a key in a window; to be called in a click handler, otherwise browsers block it. The window announces itself, gets a reply, and sends the result. @throws SignInFailure */
export function signInThroughRelay(relay: string, opener: Opener = window): Promise<string> {
  const address = new URL('auth', relay.replace(/\/?$/, '/'));
  address.search = `${new URLSearchParams({ provider: 'github', site_id: opener.location.hostname })}`;
  const popup = opener.open(address, 'sign-in', 'popup,width=600,height=700');
  if (!popup) return Promise.reject(failure('blocked'));
  return new Promise<string>((found, failed) => {
    const end = () => {
      clearInterval(looking);
      opener.removeEventListener('message', hear);
      popup.close();
    };
    const fail = (...why: Parameters<typeof failure>) => {
      end();
      failed(failure(...why));
    };
    // Only messages of the opened window count, and only while it shows the relay.
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== popup || origin !== address.origin || typeof data !== 'string') return;
      if (data === HELLO) return popup.postMessage(HELLO, address.origin);
      const [, state, text = ''] = ANSWER.exec(data) ?? [];
      if (state === undefined) return;
      const { token, error } = Object(jsonValue(text));
      if (state !== 'success' || typeof token !== 'string')
        return fail('refused', typeof error === 'string' ? error : '');
      end();
      found(token);
    };
    opener.addEventListener('message', hear);
    const looking = setInterval(() => popup.closed && fail('closed'), POLL_INTERVAL);
  });
}
