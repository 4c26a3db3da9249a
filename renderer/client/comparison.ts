/** Moves the divider between two pictures: the range input says how much of the first is shown, in percent from the left. */
export function compare(frame: HTMLElement): void {
  const range = frame.querySelector('input');
  if (!range) return;

  const show = () => {
    frame.style.setProperty('--split', `${range.value}%`);
    const said = range.getAttribute('aria-valuetext') ?? '0';
    range.setAttribute('aria-valuetext', said.replace(/\d+/, range.value));
  };
  range.addEventListener('input', show);
  // Keys move it by a visible step; a finger or a mouse moves it smoothly.
  range.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) range.step = '5';
  });

  // By itself, a range jumps to a finger that only scrolls past: so the frame follows the pointer instead.
  const follow = ({ x }: MouseEvent) => {
    const { left, width } = frame.getBoundingClientRect();
    range.step = '1';
    range.valueAsNumber = (100 * (x - left)) / width;
    show();
  };
  let start = { x: 0, y: 0 };
  frame.addEventListener('pointerdown', (event) => {
    start = event;
    frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', (event) => {
    if (event.buttons && Math.abs(event.x - start.x) > Math.abs(event.y - start.y)) follow(event);
  });
  frame.addEventListener('click', (event) => {
    follow(event);
    range.focus({ preventScroll: true });
  });

  show();
  frame.dataset.comparison = 'on';
}
