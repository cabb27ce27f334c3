ALTER TABLE "daily_uses" DROP CONSTRAINT "daily_uses_day_subject_kind_pk";--> statement-breakpoint
ALTER TABLE "daily_uses" ADD CONSTRAINT "daily_uses_subject_day_kind_pk" PRIMARY KEY("subject","day","kind");--> statement-breakpoint
CREATE INDEX "assessments_chosen_idx" ON "assessments" USING btree ("created_at") WHERE kind in ('advanced', 'lot', 'daily');--> statement-breakpoint
CREATE INDEX "daily_uses_day_idx" ON "daily_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "outgoing_mails_recipient_idx" ON "outgoing_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outgoing_mails_queued_idx" ON "outgoing_mails" USING btree ("created_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "outgoing_mails_decoys_idx" ON "outgoing_mails" USING btree ("created_at") WHERE kind = 'decoy';--> statement-breakpoint
CREATE INDEX "sign_ups_created_at_idx" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events" USING btree ("received_at");