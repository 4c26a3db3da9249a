type Finding = Readonly<{ title: string; file: string; line?: number | undefined; message: string }>;

export type FindingListProps = Readonly<{ findings: readonly Finding[] }>;

/** Findings of preflight in their groups. */
export function FindingList({ findings }: FindingListProps) {
  const titles = [...new Set(findings.map(({ title }) => title))];
  return titles.map((title) => (
    <section key={title}>
      <h4>{title}</h4>
      <ul>
        {findings
          .filter((finding) => finding.title === title)
          .map(({ file, line, message }) => (
            <li key={`${file} ${line} ${message}`}>
              {message} <span className="hint">{line === undefined ? file : `${file}:${line}`}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
