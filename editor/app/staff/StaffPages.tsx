import { Route, Routes } from 'react-router-dom';
import { BranchPage, Home } from './pages/Home.tsx';
import { TaskPage } from './pages/TaskPage.tsx';
import { TextPage } from './pages/TextPage.tsx';

/** What clinic staff change: facts, one task at a time. */
export function StaffPages() {
  return (
    <Routes>
      <Route index element={<Home />} />
      <Route path=":id" element={<BranchPage />} />
      <Route path=":id/text" element={<TextPage />} />
      <Route path=":id/:task" element={<TaskPage />} />
    </Routes>
  );
}
