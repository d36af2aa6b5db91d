import { pathOfLink } from '../../../../../domain/accountPaths';
import { alertLinkState, endTicket } from '../../../../../features/alerts/confirmAlert';
import { hashOf } from '../../../../../platform/secrets/opaqueToken';
import { confirmAlertsAction } from '../../../../../web/actions/alertsAction';
import { linkPage } from '../../../../../web/links/linkPage';

const page = linkPage({
  stateOf: ({ payload, now }, token) => alertLinkState(payload, token, now),
  key: 'alerts.confirm',
  action: confirmAlertsAction,
  undo: {
    state: 'confirmed',
    hrefOf: ({ language, now }, token) => pathOfLink('endAlerts', endTicket(hashOf(token), now), language),
  },
});

export const generateMetadata = page.generateMetadata;

/** The page that the link in the first e-mail opens. It confirms by a button: programs follow links too. */
export default page.Page;
