import { fetchBundlesToday } from '@/services/browser/api/services';
import type { Bundle } from '@/services/domain/services/bundle';

import { useToday } from './useToday';

/** All bundles at today's prices. Without them, services cost what they cost one by one. */
export const useBundlesToday = (isWanted: boolean, known?: Bundle[]) =>
  useToday('bundles', fetchBundlesToday, isWanted, known);
