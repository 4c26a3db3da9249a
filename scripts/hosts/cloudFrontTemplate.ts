/** A bucket and what stands before it, as AWS CloudFormation makes them. */
import { distributionConfig } from './cloudFrontDistribution.ts';
import { createCloudFrontFunction } from './cloudFrontFunction.ts';
import { headersConfig } from './cloudFrontHeaders.ts';
import type { HostFacts } from './hostFacts.ts';

/**
 * The template, as JSON. CloudFront cannot send a policy for each page, so it sends the one that is true for all, and each page
 * brings its own in its head.
 * @throws Error when the site has more redirects than CloudFront's function can hold
 */
export function createCloudFrontTemplate(facts: HostFacts): string {
  const bucketArn = { 'Fn::GetAtt': ['Bucket', 'Arn'] };
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `Static hosting of the site ${facts.variant}: a private bucket behind CloudFront.`,
    Parameters: {
      DomainName: { Type: 'String', Description: 'Host name of the site, such as www.sample-dental.example' },
      CertificateArn: { Type: 'String', Description: 'Certificate for that name, in the region us-east-1' },
    },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        DeletionPolicy: 'Retain',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              allow('s3:GetObject', join(bucketArn, '/*')),
              // With the right to list, S3 answers 404 for what is not there, otherwise 403.
              allow('s3:ListBucket', bucketArn),
            ],
          },
        },
      },
      AccessControl: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: STACK,
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: { Name: STACK, ...headersConfig() } },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: STACK,
          AutoPublish: true,
          FunctionCode: createCloudFrontFunction(facts),
          FunctionConfig: { Comment: 'Addresses without .html, and redirects', Runtime: 'cloudfront-js-2.0' },
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: distributionConfig() },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Distribution: { Value: { Ref: 'Distribution' } },
      DomainName: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

/** The name of what is made, so that several sites can have one each. */
const STACK = { Ref: 'AWS::StackName' };

const join = (...parts: readonly (string | object)[]) => ({ 'Fn::Join': ['', parts] });

function allow(action: string, resource: object): object {
  return {
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action: action,
    Resource: resource,
    Condition: {
      StringEquals: {
        'AWS:SourceArn': join('arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/', {
          Ref: 'Distribution',
        }),
      },
    },
  };
}
