import { defineConfig } from '@playwright/test';
import pages from '../e2e/playwright.config.ts';

const { projects: _, testIgnore: __, ...shared } = pages;

/** Each test has a whole browser for itself. */
export default defineConfig({ ...shared, fullyParallel: false, workers: 1, timeout: 120_000 });
