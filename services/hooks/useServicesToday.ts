import { fetchServicesToday } from '@/services/browser/api/services';

import { useToday } from './useToday';

/** All services at today's prices. */
export const useServicesToday = (isWanted = true) => useToday('services', fetchServicesToday, isWanted);
