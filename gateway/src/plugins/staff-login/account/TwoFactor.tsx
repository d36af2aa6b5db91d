'use client';

import { Button } from '@payloadcms/ui';
import { useReducer, useState } from 'react';

import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../../cms/admin/ui/useAnswer';
import { useRequest } from '../../../cms/admin/ui/useRequest';
import { SecretForm } from './SecretForm';
import { securityMessages } from './texts';

/** The server's answer: off, on, or in between, while the app is set up or the recovery codes are kept. */
interface State {
  isEnabled?: boolean;
  recoveryCodesLeft?: number;
  secret?: string;
  qrCode?: string;
  recoveryCodes?: string[];
}

/** Turns the login in two steps on and off; each change needs the password. */
export function TwoFactor() {
  const words = securityMessages[useAdminLanguage()];
  const request = useRequest(words.failure);
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const [done, setDone] = useState<State>();
  const { data } = useAnswer<State>('/users/two-factor', turn);
  const send = (path: string) => async (secret: string) => {
    const answer = await request<State>('POST', `/users/two-factor${path}`, {
      [path === '/confirm' ? 'code' : 'password']: secret,
    });
    if (answer) setDone(answer);
  };
  const finish = () => {
    setDone(undefined);
    askAgain();
  };
  const { isEnabled, recoveryCodesLeft = 0, secret, qrCode, recoveryCodes } = done ?? data ?? {};
  return (
    <section className="account-security">
      <h3>{words.twoFactor}</h3>
      {isEnabled === false && (
        <>
          <p>{words.off}</p>
          <SecretForm button={words.turnOn} key="on" kind="password" label={words.password} send={send('')} />
        </>
      )}
      {qrCode && (
        <>
          <p>{words.scan}</p>
          <div className="account-security__app">
            {/* An address, so that the image cannot contain a script. */}
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            <img
              alt={words.qrCode}
              height={200}
              src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
              width={200}
            />
            <p>
              {words.orType} <code>{secret}</code>
            </p>
          </div>
          <SecretForm
            button={words.confirm}
            key="code"
            kind="code"
            label={words.code}
            send={send('/confirm')}
          />
        </>
      )}
      {recoveryCodes && (
        <>
          <p role="status">{words.keepCodes}</p>
          <ul className="account-security__codes">
            {recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button onClick={finish}>{words.kept}</Button>
        </>
      )}
      {isEnabled && (
        <>
          <p>{words.on(recoveryCodesLeft)}</p>
          <SecretForm
            button={words.turnOff}
            key="off"
            kind="password"
            label={words.password}
            send={send('/remove')}
          />
        </>
      )}
    </section>
  );
}
