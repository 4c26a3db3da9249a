import type { Notice } from './toast.ts';

/** The event with which an island asks for a notice. */
const NOTICE_EVENT = 'site:notice';

/** Shows notices of buttons and forms with `data-notice`, and of islands. The toast's code is loaded with the first one. */
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

/** When the toast's code does not load, the text still reaches the live region. */
function show(notice: Notice): void {
  import('./toast.ts')
    .then(({ showToast }) => showToast(notice))
    .catch(() => document.querySelector('[data-toasts]')?.append(`${notice.title ?? ''} ${notice.description}`));
}
