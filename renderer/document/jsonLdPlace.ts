/** What a branch looks like and how to get in, for its entry in the structured data. */
import type { Dentist } from 'schema-dts';
import { photosOf } from '../../branches/model/photosOf.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { localText } from '../i18n/localText.ts';
import type { PageModel } from '../site/pageModel.ts';
import { type Pictures, pictureAddress } from './jsonLdIds.ts';

type Place = Exclude<Dentist, string>;

/** The photographs of a branch; nothing if it has none. */
export function photographs(branch: Branch, page: PageModel, pictures: Pictures): Pick<Place, 'photo'> {
  const shown = photosOf(branch);
  if (shown.length === 0) return {};
  return {
    photo: shown.map(({ image, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: pictureAddress(image, page, pictures) ?? '',
      caption: localText(alt, page.language).text,
    })),
  };
}

/** Whether the entrance is free of steps; nothing if only with help, which schema.org cannot say. */
export function stepFreeEntrance({ stepFree }: Branch): Pick<Place, 'amenityFeature'> {
  if (stepFree !== 'yes' && stepFree !== 'no') return {};
  const feature = { '@type': 'LocationFeatureSpecification', name: 'Step-free entrance' } as const;
  return { amenityFeature: { ...feature, value: stepFree === 'yes' } };
}
