import { expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { freeConsultations } from '../../../branches/model/freeConsultations.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';

const { branches } = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2025-08-15');

/** Branches with each combination of switches. */
const withSwitches = (...switches: boolean[]) => ({
  branches: branches.map((branch, i) => ({ ...branch, consultation: { freeOnline: switches[i] ?? false } })),
});

test('free online consultations end per branch', () => {
  expect(freeConsultations(withSwitches(true, true))).toBe('all');
  expect(freeConsultations(withSwitches(false, true))).toBe('some');
  expect(freeConsultations(withSwitches(false, false))).toBe('none');
});
