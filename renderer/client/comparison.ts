/**
 * Makes a before/after comparison interactive: the range input says how much of the first picture is visible, in
 * percent.
 */
export function compare(frame: HTMLElement): void {
  const range = frame.querySelector('input');
  if (!range) return;

  const show = () => {
    frame.style.setProperty('--split', `${range.value}%`);
    const valueText = range.getAttribute('aria-valuetext') ?? '0';
    range.setAttribute('aria-valuetext', valueText.replace(/\d+/, range.value));
  };
  range.addEventListener('input', show);
  // Arrow keys move the divider in visible steps; pointers move it smoothly.
  range.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) range.step = '5';
  });

  // A native range jumps to any touch, even one that only scrolls past.
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
