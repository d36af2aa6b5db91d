'use client';

import { Button } from '@payloadcms/ui';

import { SecretForm } from './SecretForm';
import { securityMessages } from './texts';
import { useTwoFactor } from './useTwoFactor';

/** Turns the login in two steps on and off; each change needs the password. */
export function TwoFactor() {
  const { state, language, begin, confirm, remove, finish } = useTwoFactor();
  const words = securityMessages[language];
  return (
    <section className="account-security">
      <h3>{words.twoFactor}</h3>
      {state.step === 'off' && (
        <>
          <p>{words.off}</p>
          <SecretForm button={words.turnOn} key="on" kind="password" label={words.password} send={begin} />
        </>
      )}
      {state.step === 'app' && (
        <>
          <p>{words.scan}</p>
          <div className="account-security__app">
            {/* An address, so that the image cannot contain a script. */}
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            <img
              alt={words.qrCode}
              height={200}
              src={`data:image/svg+xml,${encodeURIComponent(state.qrCode)}`}
              width={200}
            />
            <p>
              {words.orType} <code>{state.secret}</code>
            </p>
          </div>
          <SecretForm button={words.confirm} key="code" kind="code" label={words.code} send={confirm} />
        </>
      )}
      {state.step === 'codes' && (
        <>
          <p role="status">{words.keepCodes}</p>
          <ul className="account-security__codes">
            {state.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button onClick={() => void finish()}>{words.kept}</Button>
        </>
      )}
      {state.step === 'on' && (
        <>
          <p>{words.on(state.recoveryCodesLeft ?? 0)}</p>
          <SecretForm button={words.turnOff} key="off" kind="password" label={words.password} send={remove} />
        </>
      )}
    </section>
  );
}
