import type { ComponentType } from 'react';
import type { FieldKind, FieldSchema } from '../../../form/types.ts';
import { AmountWidget } from './AmountWidget.tsx';
import { ChoicesWidget } from './ChoicesWidget.tsx';
import { ChoiceWidget } from './ChoiceWidget.tsx';
import { DayWidget } from './DayWidget.tsx';
import { FlagWidget } from './FlagWidget.tsx';
import { HoursWidget } from './HoursWidget.tsx';
import { LocalTextWidget } from './LocalTextWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { PhoneWidget } from './PhoneWidget.tsx';
import { StickerWidget } from './StickerWidget.tsx';
import { TextsWidget } from './TextsWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { WidgetProps } from './widgetProps.ts';

type Widget = ComponentType<WidgetProps>;

/** Other kinds are texts. */
const BY_KIND: Readonly<Partial<Record<FieldKind, Widget>>> = {
  localText: LocalTextWidget,
  phone: PhoneWidget,
  day: DayWidget,
  hours: HoursWidget,
  amount: AmountWidget,
  flag: FlagWidget,
  number: NumberWidget,
  choice: ChoiceWidget,
};

/** The input that is made for a field. */
export function widgetOf({ kind, key, item }: FieldSchema): Widget {
  if (kind === 'list') return item?.kind === 'choice' ? ChoicesWidget : TextsWidget;
  // It is a text like others to the schema.
  if (key === 'sticker') return StickerWidget;
  return BY_KIND[kind] ?? TextWidget;
}
