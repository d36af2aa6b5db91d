import type { ContentLanguage } from '../../domain/languages';
import type { LoginState } from '../actions/loginAction';
import { formTexts } from '../texts/formTexts';
import { CaptchaField } from './CaptchaField';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

/** Number and password, and a captcha once it is asked for. */
export function CredentialsFields({ language, state }: { language: ContentLanguage; state: LoginState }) {
  const fields = formTexts(language);
  return (
    <>
      <TextField
        autoComplete="username"
        defaultValue={state.values.phone}
        error={state.errors.phone}
        hint={fields.phoneHint}
        inputMode="tel"
        label={fields.phone}
        maxLength={40}
        name="phone"
        required
        type="tel"
      />
      <PasswordField label={fields.password} language={language} name="password" />
      {state.needsCaptcha && (
        <CaptchaField error={state.errors.captchaToken} language={language} round={state.round} />
      )}
    </>
  );
}
