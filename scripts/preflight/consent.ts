/** What the law asks of a clinic that has turned its tracking pixel on. */
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';

const DUTY =
  "India's Digital Personal Data Protection Act, 2023, asks for consent that is free, specific, informed and unambiguous, and as easy to withdraw as to give: the site asks before it loads the pixel, and the footer changes the answer; whatever else you do with what the advertising network collects is for you to answer for.";
const NO_POLICY =
  'tracking.pixelId is set, but legal.privacyPolicy is empty: patients who are asked to agree must be able to read what is collected, by whom, and how to complain. Put the address of your privacy policy there.';

/** The duty at `tracking.pixelId`, and what is missing for it; nothing without a pixel. */
export function consentDuties({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID || clinic.tracking.pixelId === undefined) return [];
  const { legal } = clinic;
  return [
    source.problemAt(['tracking', 'pixelId'], DUTY),
    ...(legal?.privacyPolicy ? [] : [source.problemAt(['legal', 'privacyPolicy'], NO_POLICY)]),
  ];
}
