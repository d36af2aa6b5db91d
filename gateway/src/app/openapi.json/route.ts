import { openApi } from '../../api/reference/openApi';

export const dynamic = 'force-static';

/** Every call as an OpenAPI document. */
export const GET = (): Response => Response.json(openApi());
