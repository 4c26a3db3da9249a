import type { SharedNotes } from '../../locales/model/notes.ts';
import { SERVICES, type Service } from '../../renderer/site/services.ts';

const idsOf = (kind: Service['kind']) => SERVICES.filter((service) => service.kind === kind).map(({ id }) => id);

/** The notes of service pages, which are built alike. */
export const SHARED_NOTES: SharedNotes = {
  'service-detail': idsOf('detailed'),
  'service-illustrated': idsOf('illustrated'),
};
