import type { SharedNotes } from '../../locales/model/notes.ts';
import { DETAILED_SERVICE_IDS, TEMPLATE_SERVICE_IDS } from '../../renderer/services.ts';

/** The notes of service pages, which are built alike. */
export const SHARED_NOTES: SharedNotes = {
  'service-detail': DETAILED_SERVICE_IDS,
  'service-template': TEMPLATE_SERVICE_IDS,
};
