import type { ContentLanguage } from '../../domain/languages';
import { deviceName } from '../../features/authentication/deviceName';
import type { Session } from '../../features/authentication/sessions';
import { endOtherSessionsAction, endSessionAction } from '../actions/sessionActions';
import { formatMoment } from '../format';
import { accountTexts } from '../texts/accountTexts';
import buttons from '../ui/button.module.css';
import styles from './account.module.css';

interface SessionsProps {
  language: ContentLanguage;
  sessions: Session[];
  currentId: number | undefined;
}

/** Lists the sessions of a merchant; each but the current one can be ended. */
export function Sessions({ language, sessions, currentId }: SessionsProps) {
  const texts = accountTexts(language).security;
  return (
    <section aria-labelledby="sessions" className={styles.part}>
      <h2 id="sessions">{texts.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, userAgent, startedAt, lastUsedAt }) => {
          const device = deviceName(userAgent, language);
          return (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                {id === currentId && <em>{texts.thisDevice}</em>}
                <small>{texts.since(formatMoment(startedAt, language))}</small>
                <small>{texts.lastUsed(formatMoment(lastUsedAt, language))}</small>
              </div>
              {id !== currentId && (
                <form action={endSessionAction}>
                  <input name="session" type="hidden" value={id} />
                  <button aria-label={`${texts.end}: ${device}`} className={buttons.plain} type="submit">
                    {texts.end}
                  </button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <form action={endOtherSessionsAction}>
          <button className={buttons.button} type="submit">
            {texts.endOthers}
          </button>
        </form>
      )}
    </section>
  );
}
