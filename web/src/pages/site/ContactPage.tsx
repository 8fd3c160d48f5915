import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ContactCodes } from '#features/contact/ContactCodes.tsx';
import styles from '#features/contact/contact.module.css';
import { AddProjectDialog } from '#features/feedback/AddProjectDialog.tsx';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { Button } from '#ui/button/Button.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/contact`: contact channels. */
export default function ContactPage() {
  const dispatch = useDispatch();
  const [addingProject, setAddingProject] = useState(false);
  return (
    <>
      <PageHeader title={titleOf('contact')} summary={summaryOf('contact')} />
      <ContactCodes />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.feedback))}>
          意见反馈
        </Button>
        <Button onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.correction))}>数据纠错</Button>
        <Button onClick={() => setAddingProject(true)}>添加项目</Button>
      </div>
      <AddProjectDialog open={addingProject} onOpenChange={setAddingProject} />
    </>
  );
}
