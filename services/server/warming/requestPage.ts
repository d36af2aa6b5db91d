import { env } from '@/services/config/env';

/** Not a visitor: no redirect by language or device is for it (services/domain/locale/userAgent.ts). */
const userAgent = 'page-warming-bot';

/** Requests a page of this very process (`PORT` is set by Next), so that it is rendered and cached; says whether it was. */
export const requestPage =
  (signal: AbortSignal) =>
  async (address: string): Promise<boolean> => {
    // A page needs its deadline for the data, and then time to be rendered.
    const limit = AbortSignal.timeout(2 * env().RENDER_DEADLINE_MS);
    try {
      const { status } = await fetch(`http://localhost:${process.env.PORT}${address}`, {
        method: 'HEAD',
        redirect: 'manual',
        headers: { 'user-agent': userAgent },
        signal: AbortSignal.any([signal, limit]),
      });
      return status < 500;
    } catch {
      return false;
    }
  };
