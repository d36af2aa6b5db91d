import type { Refusal } from '../../cms/admin/ui/useRequest';

/** Which documents keep a release from being published, and why; read out when it appears. */
export function ProblemList({ message, problems }: Refusal) {
  return (
    <div className="login-alert" role="alert">
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ title, reasons }) => (
            <li key={title}>
              <strong>{title}</strong>: {reasons.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
