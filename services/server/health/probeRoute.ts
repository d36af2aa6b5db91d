import type { GetServerSideProps } from 'next';

import { type HealthAnswer, healthHeaders } from '@/shared/server/health';

/** The `getServerSideProps` of an address that monitors and balancers ask: GET and HEAD, never cached. */
export const probeRoute =
  (answer: () => Promise<HealthAnswer>): GetServerSideProps =>
  async ({ req, res }) => {
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    for (const [name, value] of Object.entries(healthHeaders)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      res.statusCode = 405;
      res.end(JSON.stringify({ code: 405, msg: 'This is read by GET.', data: null }));
      return { props: {} };
    }
    const { status, body } = await answer();
    res.statusCode = status;
    res.end(JSON.stringify(body));
    return { props: {} };
  };
