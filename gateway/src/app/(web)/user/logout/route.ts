import { cookies } from 'next/headers';

import { accountPaths, loggedOutParameter } from '../../../../domain/accountPaths';
import { logoutMerchant } from '../../../../features/accounts/logoutMerchant';
import { config } from '../../../../platform/config/config';
import { classifyOrigin } from '../../../../platform/http/classifyOrigin';
import { requestContext } from '../../../../web/requestContext';

/** Ends the session. A form of another host must not do that, hence the look at `Origin`. */
export async function POST(request: Request): Promise<Response> {
  const isOwn = request.headers.has('origin') && classifyOrigin(request.headers, config) === 'own';
  if (!isOwn) return new Response('This form is not one of this host.', { status: 403 });
  const jar = await cookies();
  for (const cookie of await logoutMerchant(await requestContext())) jar.set(cookie);
  return new Response(null, {
    status: 303,
    headers: { Location: `${accountPaths.login}?${loggedOutParameter}=1` },
  });
}
