import { expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { freePlaces } from '../../../branches/model/freePlaces.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';

const { branches } = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2025-08-15');

/** Branches with each combination of switches. */
const withSwitches = (...switches: boolean[]) => ({
  branches: branches.map((branch, i) => ({ ...branch, consultation: { freeOnline: switches[i] ?? false } })),
});

test('free online consultations end per branch', () => {
  expect(freePlaces(withSwitches(true, true))).toBe('all');
  expect(freePlaces(withSwitches(false, true))).toBe('some');
  expect(freePlaces(withSwitches(false, false))).toBe('none');
});
