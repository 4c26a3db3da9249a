import { COLORS, MOTION, SHAPES, SIZES, SPACES, TYPE, TYPE_TAMIL } from '../../components/ui/style/tokens.ts';
import { contrast, PAIRS } from './contrast.ts';
import { box, drawing, label, pixels } from './svg.ts';

const SOFT = { color: COLORS['--ink-soft'][0] };
const OUTLINE = `stroke="${COLORS['--line'][0]}"`;
const PHONE = 390;
const DESKTOP = 1280;

/** Every drawing of `docs/design/`, by file name. Made from the tokens alone. */
export function drawDesign(): Readonly<Record<string, string>> {
  return {
    'colours.svg': drawColors(),
    'contrast.svg': drawContrast(),
    'type.svg': drawType(),
    'space.svg': drawSpace(),
    'shapes.svg': drawShapes(),
  };
}

function drawColors(): string {
  const shapes = Object.entries(COLORS).flatMap(([name, [value, role]], i) => {
    const [x, y] = [20 + (i % 3) * 300, 20 + Math.floor(i / 3) * 76];
    const ground = name.includes('on-dark') ? COLORS['--deep'][0] : COLORS['--white'][0];
    return [
      box(x, y, 56, 56, ground, `rx="12" ${OUTLINE}`),
      box(x, y, 56, 56, value, `rx="12" ${OUTLINE}`),
      label(x + 70, y + 18, name.slice(2), { weight: 700 }),
      label(x + 70, y + 36, value, { ...SOFT, size: 12 }),
      label(x + 70, y + 53, role, { ...SOFT, size: 11 }),
    ];
  });
  return drawing(920, 40 + Math.ceil(Object.keys(COLORS).length / 3) * 76, 'The colours and what each is for', shapes);
}

function drawContrast(): string {
  const shapes = PAIRS.flatMap(([foreground, ground, atLeast], i) => {
    const [x, y] = [20 + (i % 3) * 300, 20 + Math.floor(i / 3) * 62];
    const [fill] = COLORS[ground];
    const [color] = COLORS[foreground];
    const ratio = contrast(color, fill).toFixed(1);
    const names = `${foreground.slice(2)} on ${ground.slice(2)}`;
    return [
      box(x, y, 280, 48, fill, `rx="12" ${OUTLINE}`),
      label(x + 16, y + 30, names, { color, weight: 600, size: 14 }),
      label(x + 264, y + 30, `${ratio} (≥ ${atLeast})`, { color, size: 12, anchor: 'end' }),
    ];
  });
  return drawing(920, 40 + Math.ceil(PAIRS.length / 3) * 62, 'Which colours lie on which, and their contrast', shapes);
}

function drawType(): string {
  const steps = Object.entries(TYPE).filter(([name]) => name.startsWith('--size-'));
  const shapes = steps.reverse().flatMap(([name, [value, role]], i) => {
    const y = 70 + i * 74;
    const tamil = name in TYPE_TAMIL ? TYPE_TAMIL[name as keyof typeof TYPE_TAMIL][0] : value;
    const [small, large] = [PHONE, DESKTOP].map((screen) => Math.round(pixels(value, screen) * 10) / 10);
    return [
      label(20, y - 14, name.slice(2), { weight: 700 }),
      label(20, y + 4, `${small} px to ${large} px`, { ...SOFT, size: 12 }),
      label(20, y + 20, role, { ...SOFT, size: 11 }),
      label(330, y, 'Healthy teeth', { size: pixels(value, DESKTOP), weight: /h\d$/.test(name) ? 700 : 400 }),
      label(760, y, 'பல் பராமரிப்பு', {
        size: pixels(tamil, DESKTOP),
        weight: /h\d$/.test(name) ? 700 : 400,
      }),
    ];
  });
  return drawing(1200, 30 + steps.length * 74, 'The type scale in Latin and Tamil letters', shapes);
}

function drawSpace(): string {
  const lengths = Object.entries({ ...SPACES, ...SIZES }).filter(([, [value]]) => pixels(value, DESKTOP) <= 130);
  const shapes = lengths.flatMap(([name, [value, role]], i) => {
    const y = 20 + i * 34;
    const [small, large] = [PHONE, DESKTOP].map((screen) => Math.round(pixels(value, screen)));
    return [
      label(20, y + 16, name.slice(2), { weight: 700 }),
      label(150, y + 16, small === large ? `${small} px` : `${small} to ${large} px`, { ...SOFT, size: 12 }),
      box(250, y, pixels(value, DESKTOP), 22, COLORS[name in SPACES ? '--teal' : '--yellow'][0], 'rx="4"'),
      label(400, y + 16, role, SOFT),
    ];
  });
  return drawing(920, 40 + lengths.length * 34, 'Spaces, and the sizes of what is tapped', shapes);
}

function drawShapes(): string {
  const radii = Object.entries(SHAPES).filter(([name]) => name.startsWith('--radius'));
  const shadows = Object.entries(SHAPES).filter(([name]) => name.startsWith('--shadow'));
  return drawing(920, 380, 'Corners, shadows and motion', [
    '<defs><filter id="soft"><feDropShadow dx="0" dy="6" stdDeviation="10" flood-color="#0b3d3d" flood-opacity=".1"/></filter>',
    '<filter id="lifted"><feDropShadow dx="0" dy="16" stdDeviation="20" flood-color="#0b3d3d" flood-opacity=".16"/></filter></defs>',
    ...radii.flatMap(([name, [value, role]], i) => {
      const x = 20 + i * 180;
      const corner = Math.min(50, pixels(value, DESKTOP));
      return [
        box(x, 20, 150, 100, COLORS['--mint-deep'][0], `rx="${corner}"`),
        label(x, 142, name.slice(2), { weight: 700 }),
        label(x, 160, role, { ...SOFT, size: 12 }),
      ];
    }),
    ...shadows.flatMap(([name, [, role]], i) => {
      const x = 20 + i * 300;
      return [
        box(x, 196, 240, 100, COLORS['--white'][0], `rx="20" filter="url(#${name.replace('--shadow-', '')})"`),
        label(x, 340, name.slice(2), { weight: 700 }),
        label(x, 358, role, { ...SOFT, size: 12 }),
      ];
    }),
    ...Object.entries(MOTION).flatMap(([name, [value, role]], i) => [
      label(640, 216 + i * 40, `${name.slice(2)}: ${value}`, { weight: 700 }),
      label(640, 234 + i * 40, role, { ...SOFT, size: 12 }),
    ]),
  ]);
}
