import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalText } from '../../renderer/context/useTranslation.tsx';
import { color } from '../ui/style/tokens.ts';
import { useShownBranches } from './useShownBranches.ts';

type BranchTitleProps = Readonly<{ branch: Pick<Branch, 'name' | 'area' | 'region'> }>;

/** A branch's name, and where it is. */
export function BranchTitle({ branch: { name, area, region } }: BranchTitleProps) {
  const local = useLocalText();
  return (
    <div>
      <h3>{local(name)}</h3>
      <Area>
        {local(area)}, {local(region)}
      </Area>
    </div>
  );
}

const Area = styled.p`
  color: ${color.inkSoft};
`;

/** A branch's address, a part per line. */
export function PostalAddress({ branch }: Readonly<{ branch: Branch }>) {
  const local = useLocalText();
  const { lines, city, state, postcode } = branch.address;
  return (
    <Address>
      {lines.map((line, i) => (
        <span key={i}>{local(line)}</span>
      ))}
      <span>
        {local(city)}, {local(state)} {postcode}
      </span>
    </Address>
  );
}

/** Area, city and postcode in one line. */
export function ShortAddress({ branch: { area, address } }: Readonly<{ branch: Branch }>) {
  const local = useLocalText();
  const { all } = useShownBranches();
  const text = (
    <>
      {local(area)}, {local(address.city)} {address.postcode}
    </>
  );
  // A browser may put that of another branch in its place.
  return all ? <span data-clinic-place="">{text}</span> : text;
}

const Address = styled.address`
  display: grid;
  font-style: normal;
`;
