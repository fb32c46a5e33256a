DROP INDEX "estimate_mails_by_email";--> statement-breakpoint
CREATE INDEX "sign_in_codes_by_mailbox" ON "sign_in_codes" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')),"created_at");--> statement-breakpoint
CREATE INDEX "estimate_mails_by_mailbox" ON "estimate_mails" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')),"created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_by_mailbox" ON "newsletter_subscriptions" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')),"subscribed_at");