import type { ContentLanguage } from '../../domain/languages';
import { deviceName } from '../../features/authentication/deviceName';
import type { Session } from '../../features/authentication/sessions';
import { endOtherSessionsAction, endSessionAction } from '../actions/sessionActions';
import { formatMoment } from '../format';
import type { Translate } from '../translator';
import { Button, Plain } from '../ui/site';
import { Part, SessionRows } from '../ui/styles';

interface SessionsProps {
  language: ContentLanguage;
  t: Translate;
  sessions: Session[];
  currentId: number | undefined;
}

/** Lists the sessions of a merchant; each but the current one can be ended. */
export function Sessions({ language, t, sessions, currentId }: SessionsProps) {
  return (
    <Part aria-labelledby="sessions" as="section">
      <h2 id="sessions">{t('security.sessions')}</h2>
      <SessionRows>
        {sessions.map(({ id, userAgent, startedAt, lastUsedAt }) => {
          const device = deviceName(userAgent, language);
          return (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                {id === currentId && <em>{t('security.thisDevice')}</em>}
                <small>{t('security.since', { time: formatMoment(startedAt, language) })}</small>
                <small>{t('security.lastUsed', { time: formatMoment(lastUsedAt, language) })}</small>
              </div>
              {id !== currentId && (
                <form action={endSessionAction}>
                  <input name="session" type="hidden" value={id} />
                  <Plain aria-label={`${t('security.end')}: ${device}`} type="submit">
                    {t('security.end')}
                  </Plain>
                </form>
              )}
            </li>
          );
        })}
      </SessionRows>
      {sessions.length > 1 && (
        <form action={endOtherSessionsAction}>
          <Button emphasis="quiet" type="submit">
            {t('security.endOthers')}
          </Button>
        </form>
      )}
    </Part>
  );
}
