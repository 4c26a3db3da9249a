import type { SharedNotes } from '../../locales/model/notes.ts';
import { SERVICES, type Service } from '../../renderer/site/services.ts';

const idsOf = (kind: Service['kind']) => SERVICES.filter((service) => service.kind === kind).map(({ id }) => id);

/** Service pages of one kind have the same structure, and so share their notes. */
export const SHARED_NOTES: SharedNotes = {
  'service-detail': idsOf('detailed'),
  'service-illustrated': idsOf('illustrated'),
};
