import { endState } from '../../../../../features/alerts/confirmAlert';
import { endAlertsAction } from '../../../../../web/actions/alertsAction';
import { linkPage } from '../../../../../web/links/linkPage';

const page = linkPage({
  stateOf: ({ payload, now }, ticket) => endState(payload, ticket, now),
  key: 'alerts.end',
  action: endAlertsAction,
});

export const generateMetadata = page.generateMetadata;

/** The page that the link in each letter leads to. */
export default page.Page;
