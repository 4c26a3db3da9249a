import type { Notice } from './toast.ts';

/** With which an island asks for a notice. If it imported the constant, it would import the page's script. */
export type NoticeEvent = 'site:notice';

const NOTICE_EVENT: NoticeEvent = 'site:notice';

/** Shows the notices of islands, and of buttons and forms with `data-notice`. The toast's code loads with the first. */
export function watchNotices(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-notice]');
    if (button) show(noticeOf(button));
  });
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.notice === undefined) return;
    event.preventDefault();
    form.reset();
    show(noticeOf(form));
  });
  addEventListener(NOTICE_EVENT, (event) => show((event as CustomEvent<Notice>).detail));
}

function noticeOf({ dataset }: HTMLElement): Notice {
  const { noticeTitle, notice = '' } = dataset;
  return { description: notice, ...(noticeTitle ? { title: noticeTitle } : {}) };
}

/** Of two imports at a time, the second may be done first. */
let shown = Promise.resolve();

/** If the toast's code fails to load, the text is still added to the live region. */
function show(notice: Notice): void {
  shown = shown
    .then(() => import('./toast.ts'))
    .then(({ showToast }) => showToast(notice))
    .catch(() => document.querySelector('[data-toasts]')?.append(`${notice.title ?? ''} ${notice.description}`));
}
