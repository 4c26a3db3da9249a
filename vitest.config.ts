import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { test: { name: 'html', include: ['tests/html/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
